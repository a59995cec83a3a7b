import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(html|m?js|css|json|svg|txt|webmanifest)$/;
/** Smaller files gain less than their headers cost. */
const WORTH_COMPRESSING = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` file beside each text file of the build, so that the gateway compresses none at its start. */
export function compress(): Plugin {
  let outDir = "";
  return {
    name: "atrium-compress",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    configResolved({ root, build }) {
      outDir = path.resolve(root, build.outDir);
    },
    // Other plugins still write files in `writeBundle`.
    closeBundle: { order: "post", sequential: true, handler: () => compressAll(outDir) },
  };
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name) && !entry.name.startsWith("."))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < WORTH_COMPRESSING) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(`${file}.br`, await toBrotli(bytes, { params }));
      await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
    }),
  );
}

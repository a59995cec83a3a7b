import type { IncomingMessage } from "node:http";
import { Busboy } from "@fastify/busboy";
import { watchRate } from "../edge/http/minimumRate.ts";
import { imageInfo } from "./imageSize.ts";

/** A picture that passed the checks. */
export interface CheckedImage {
  bytes: Buffer;
  type: "image/png" | "image/jpeg";
  purpose: string;
}

/** The HTTP status and text of a refusal. */
export interface Problem {
  status: number;
  detail: string;
  retryAfter?: number | undefined;
}

const maxImageBytes = 5 * 1024 * 1024;
const maxSide = 4_096;
const tooLarge: Problem = { status: 413, detail: `A picture may have ${maxImageBytes} bytes.` };
const tooMany: Problem = { status: 422, detail: "One picture at a time, and at most four fields." };
const broken: Problem = { status: 400, detail: "The form must hold one `file`." };
const tooSlow: Problem = { status: 408, detail: "The picture arrived too slowly." };

/** Bytes of the form around the picture. */
const maxFraming = 16 * 1024;
const limits = {
  fileSize: maxImageBytes,
  files: 1,
  fields: 4,
  fieldSize: 1_024,
  parts: 5,
  headerPairs: 8,
  headerSize: 2_048,
};

/** Reads a multipart form as it arrives, and checks its picture. Refuses a form as soon as it breaks a limit. */
export async function readPicture(req: IncomingMessage): Promise<CheckedImage | Problem> {
  const contentType = req.headers["content-type"] ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    return { status: 415, detail: "The body must be multipart/form-data." };
  }
  if (Number(req.headers["content-length"] ?? 0) > maxImageBytes + maxFraming) return tooLarge;
  const form = await readForm(req, contentType);
  return "status" in form ? form : checkedImage(form);
}

interface Form {
  file: Buffer;
  purpose: string;
}

function readForm(req: IncomingMessage, contentType: string): Promise<Form | Problem> {
  const parser = parserOf(req, contentType);
  if (parser === undefined) return Promise.resolve(broken);
  return new Promise((resolve) => {
    let file: Buffer[] | undefined;
    let purpose = "";
    let size = 0;
    const settle = (outcome: Form | Problem) => {
      rate.stop();
      req.off("data", onData).off("end", onEnd).off("close", onLost).pause();
      // The parser may report an error for the part that was cut off.
      parser.removeAllListeners().on("error", () => undefined);
      resolve(outcome);
    };
    const rate = watchRate({ seconds: 5, onTooSlow: () => settle(tooSlow) });
    const onData = (chunk: Buffer) => {
      rate.count(chunk.length);
      size += chunk.length;
      if (size > maxImageBytes + maxFraming) settle(tooLarge);
      else if (!parser.write(chunk)) req.pause();
    };
    const onEnd = () => parser.end();
    const onLost = () => {
      if (!req.complete) settle(broken);
    };
    parser
      .on("drain", () => req.resume())
      .on("partsLimit", () => settle(tooMany))
      .on("filesLimit", () => settle(tooMany))
      .on("fieldsLimit", () => settle(tooMany))
      .on("field", (name, value) => {
        if (name === "purpose") purpose = value.slice(0, 40);
      })
      .on("file", (name, stream) => {
        const chunks: Buffer[] = [];
        if (name === "file") file = chunks;
        stream
          .on("data", (chunk: Buffer) => chunks.push(chunk))
          .on("limit", () => settle(tooLarge))
          .on("error", () => settle(broken));
      })
      .on("error", () => settle(broken))
      .on("finish", () => settle(file === undefined ? broken : { file: Buffer.concat(file), purpose }));
    req.on("data", onData).on("end", onEnd).on("close", onLost);
  });
}

/** Undefined when the header names no boundary. */
function parserOf(req: IncomingMessage, contentType: string) {
  try {
    // A part is a file when it has that name: a file's own name and type may be anything.
    const isPartAFile = (name: string | undefined, _type: string | undefined, filename: string | undefined) =>
      name === "file" || filename !== undefined;
    return new Busboy({ headers: { ...req.headers, "content-type": contentType }, limits, isPartAFile });
  } catch {
    return undefined;
  }
}

function checkedImage({ file, purpose }: Form): CheckedImage | Problem {
  const info = imageInfo(file);
  if (info === null) return { status: 415, detail: "The file is neither PNG nor JPEG." };
  if (info.width < 1 || info.height < 1 || info.width > maxSide || info.height > maxSide) {
    return { status: 422, detail: `A picture may have ${maxSide} pixels a side.` };
  }
  return { bytes: file, type: info.type, purpose };
}

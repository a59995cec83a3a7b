import { solve } from "./proofOfWork.ts";

addEventListener("message", ({ data }) => postMessage(solve(data)), { once: true });

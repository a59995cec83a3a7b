import { solve } from "@atrium/schema/proofOfWork";

addEventListener("message", ({ data }) => postMessage(solve(data)), { once: true });

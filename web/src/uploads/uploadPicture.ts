/** Why a picture was refused; part of the message id. */
export type UploadProblem = "type" | "large" | "limit" | "login" | "failed";

/** Thrown with the reason. */
export class UploadError extends Error {
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem) {
    super(`The picture was not taken: ${problem}`);
    this.name = "UploadError";
    this.problem = problem;
  }
}

const MOST_BYTES = 5 * 1024 * 1024;
const TYPES = ["image/png", "image/jpeg"];
const PROBLEMS: Readonly<Record<number, UploadProblem>> = {
  401: "login",
  403: "login",
  413: "large",
  415: "type",
  422: "large",
  429: "limit",
};

/** The gateway asks for so short a wait when it is only busy with other pictures of the account. */
const BUSY_S = 60;

function problemIn(refused: XMLHttpRequest): UploadProblem {
  if (refused.status === 429 && Number(refused.getResponseHeader("retry-after")) < BUSY_S) return "failed";
  return PROBLEMS[refused.status] ?? "failed";
}

/** Why a file cannot be sent; checked before it is sent. */
export function problemOf({ type, size }: Pick<File, "type" | "size">): UploadProblem | undefined {
  if (!TYPES.includes(type)) return "type";
  return size > MOST_BYTES ? "large" : undefined;
}

/** What a picture is for; the operator sees it. */
export type UploadPurpose = "feedback" | "withdrawal" | "identity" | "promotion";

interface Options {
  purpose: UploadPurpose;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a picture to the gateway; resolves with its id. Uses XMLHttpRequest, because fetch reports no progress. */
export function uploadPicture(file: File, { purpose, signal, onProgress }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set("purpose", purpose);
    form.set("file", file);
    request.open("POST", "/upload");
    request.setRequestHeader("x-atrium-csrf", "1");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const id: unknown = request.response?.imageId;
      if (request.status === 201 && typeof id === "string") resolve(id);
      else reject(new UploadError(problemIn(request)));
    };
    request.onerror = request.onabort = () => reject(new UploadError("failed"));
    if (signal.aborted) return reject(new UploadError("failed"));
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

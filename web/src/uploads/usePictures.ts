import { useEffect, useRef, useState } from "react";
import { problemOf, UploadError, type UploadProblem, type UploadPurpose, uploadPicture } from "./uploadPicture.ts";

/** A picture that is being sent, or was sent. */
export interface ChosenPicture {
  readonly key: string;
  readonly name: string;
  /** Object URL of the file on this device. */
  readonly previewUrl: string;
  /** From 0 to 1; 1 when the upload is complete. */
  readonly progress: number;
  /** Null until the upload is complete. */
  readonly imageId: string | null;
  readonly problem: UploadProblem | undefined;
}

/** Up to `most` pictures. Each is uploaded as soon as it is chosen; removing one cancels its upload. */
export function usePictures(most: number, purpose: UploadPurpose) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const sending = useRef(new Map<string, { stop: AbortController; previewUrl: string }>());
  useEffect(() => {
    const all = sending.current;
    return () => {
      for (const key of [...all.keys()]) forget(all, key);
    };
  }, []);

  const change = (key: string, changes: Partial<ChosenPicture>) =>
    setPictures((before) => before.map((picture) => (picture.key === key ? { ...picture, ...changes } : picture)));

  const add = (files: readonly File[]) => {
    for (const file of files.slice(0, most - pictures.length)) {
      const key = crypto.randomUUID();
      const previewUrl = URL.createObjectURL(file);
      const stop = new AbortController();
      const problem = problemOf(file);
      sending.current.set(key, { stop, previewUrl });
      setPictures((before) => [...before, { key, name: file.name, previewUrl, progress: 0, imageId: null, problem }]);
      if (problem) continue;
      uploadPicture(file, { purpose, signal: stop.signal, onProgress: (progress) => change(key, { progress }) }).then(
        (imageId) => change(key, { imageId, progress: 1 }),
        (error: unknown) => change(key, { problem: error instanceof UploadError ? error.problem : "failed" }),
      );
    }
  };
  const remove = (key: string) => {
    forget(sending.current, key);
    setPictures((before) => before.filter((picture) => picture.key !== key));
  };
  return {
    pictures,
    add,
    remove,
    hasRoom: pictures.length < most,
    isSending: pictures.some(({ imageId, problem }) => imageId === null && problem === undefined),
    imageIds: pictures.flatMap(({ imageId }) => (imageId === null ? [] : [imageId])),
  };
}

function forget(all: Map<string, { stop: AbortController; previewUrl: string }>, key: string): void {
  const picture = all.get(key);
  if (!picture) return;
  picture.stop.abort();
  URL.revokeObjectURL(picture.previewUrl);
  all.delete(key);
}

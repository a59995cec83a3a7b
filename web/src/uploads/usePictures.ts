import { useEffect, useRef, useState } from "react";
import { randomKey } from "../browser/randomKey.ts";
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

/** A file that was chosen, and what ends its upload. */
interface Chosen {
  file: File;
  stop: AbortController;
  previewUrl: string;
}

/**
 * Up to `most` pictures. They are uploaded as soon as they are chosen, one after the other, because the gateway takes two of
 * an account at once; removing one cancels its upload. `isHeld` is true while a picture is not uploaded, also because of a
 * problem, so that the form isn't sent without it.
 */
export function usePictures(most: number, purpose: UploadPurpose) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [hasLeftOut, setLeftOut] = useState(false);
  const chosen = useRef(new Map<string, Chosen>());
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    const all = chosen.current;
    return () => {
      for (const key of [...all.keys()]) forget(all, key);
    };
  }, []);

  const change = (key: string, changes: Partial<ChosenPicture>) =>
    setPictures((before) => before.map((picture) => (picture.key === key ? { ...picture, ...changes } : picture)));

  const upload = async (key: string) => {
    const picture = chosen.current.get(key);
    if (!picture) return;
    const { file, stop } = picture;
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const imageId = await uploadPicture(file, { purpose, signal: stop.signal, onProgress });
      change(key, { imageId, progress: 1 });
    } catch (error) {
      change(key, { problem: error instanceof UploadError ? error.problem : "failed" });
    }
  };
  const send = (key: string) => {
    change(key, { progress: 0, problem: undefined });
    queue.current = queue.current.then(() => upload(key));
  };
  const add = (files: readonly File[]) => {
    const room = most - pictures.length;
    setLeftOut(files.length > room);
    for (const file of files.slice(0, room)) {
      const key = randomKey();
      const previewUrl = URL.createObjectURL(file);
      const problem = problemOf(file);
      chosen.current.set(key, { file, stop: new AbortController(), previewUrl });
      setPictures((before) => [...before, { key, name: file.name, previewUrl, progress: 0, imageId: null, problem }]);
      if (!problem) send(key);
    }
  };
  const remove = (key: string) => {
    forget(chosen.current, key);
    setLeftOut(false);
    setPictures((before) => before.filter((picture) => picture.key !== key));
  };
  return {
    pictures,
    add,
    remove,
    sendAgain: send,
    hasRoom: pictures.length < most,
    hasLeftOut,
    hasProblem: pictures.some(({ problem }) => problem !== undefined),
    isHeld: pictures.some(({ imageId }) => imageId === null),
    imageIds: pictures.flatMap(({ imageId }) => (imageId === null ? [] : [imageId])),
  };
}

function forget(all: Map<string, Chosen>, key: string): void {
  const picture = all.get(key);
  if (!picture) return;
  picture.stop.abort();
  URL.revokeObjectURL(picture.previewUrl);
  all.delete(key);
}

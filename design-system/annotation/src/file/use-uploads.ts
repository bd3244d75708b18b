import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  WORK_FILE_MAX_BYTES,
  WORK_FILE_TYPES,
  type FileAnswer,
  type FileDefinition,
  type WorkFile,
} from '@platform/contracts';
import { useAnnotationServices } from '../annotation-services.tsx';

/** A chosen file that is not part of the answer: it is on its way, or was not accepted. */
export type Upload = {
  readonly id: number;
  readonly name: string;
  readonly error: string | undefined;
  /** How much of it has been sent, in whole percent. */
  readonly percent: number;
};

type Options = {
  definition: FileDefinition;
  answer: FileAnswer;
  onChange: (answer: FileAnswer) => void;
};

/** Uploads chosen files one after the other, and adds each to the answer as soon as the server has it. */
export function useUploads({ definition, answer, onChange }: Options) {
  const { uploadFile, files } = useAnnotationServices();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [uploaded, setUploaded] = useState<readonly WorkFile[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const queue = useRef(Promise.resolve());
  const cancellation = useCancellation();
  const nextId = useRef(0);
  // An upload takes longer than a change of the answer, so it adds to the answer of its end, not of its beginning.
  const latest = useRef({ answer, onChange });
  useLayoutEffect(() => {
    latest.current = { answer, onChange };
  });

  const fail = (id: number, error: string): void =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, error } : upload)));
  const dismiss = (id: number): void => setUploads((before) => before.filter((upload) => upload.id !== id));
  const cancel = (id: number, name: string): void => {
    cancellation.cancel(id);
    dismiss(id);
    setAnnouncement(`Canceled the upload of ${name}`);
  };
  const follow = (id: number, name: string, share: number): void => {
    const percent = Math.floor(share * 100);
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, percent } : upload)));
    // Four times per file: each percent would talk over everything else.
    setAnnouncement(`Uploading ${name}: ${percent - (percent % 25)}%`);
  };

  const send = async (id: number, file: File, signal: AbortSignal): Promise<void> => {
    const isGone = () => signal.aborted;
    if (isGone()) return;
    if (latest.current.answer.files.length >= definition.maxFiles) {
      fail(id, `Add at most ${definition.maxFiles} files.`);
      return;
    }
    try {
      const stored = await uploadFile(file, {
        signal,
        onProgress: (share) => !isGone() && follow(id, file.name, share),
      });
      if (isGone()) return;
      const { answer: current, onChange: change } = latest.current;
      const next = { ...current, files: [...current.files, stored.id] };
      // The next upload may end before this change is rendered.
      latest.current.answer = next;
      setUploaded((before) => [...before, stored]);
      dismiss(id);
      setAnnouncement(`Added ${stored.name}`);
      change(next);
    } catch (error) {
      if (!isGone()) fail(id, error instanceof Error ? error.message : 'The file could not be uploaded.');
    } finally {
      cancellation.end(id);
    }
  };

  const choose = (chosen: readonly File[]): void => {
    for (const file of chosen) {
      const id = nextId.current++;
      const error = findFileError(definition, file);
      setUploads((before) => [...before, { id, name: file.name, error, percent: 0 }]);
      if (error !== undefined) continue;
      const signal = cancellation.begin(id);
      setAnnouncement(`Uploading ${file.name}`);
      queue.current = queue.current.then(() => send(id, file, signal));
    }
  };

  /** The files of the answer. One that is no longer known has no name. */
  const known = new Map([...files, ...uploaded].map((file) => [file.id, file]));
  return { uploads, announcement, choose, dismiss, cancel, describe: (id: string) => known.get(id) };
}

/** Keeps how each upload is canceled, and cancels all of them when the editor is closed. */
function useCancellation() {
  const controllers = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const open = controllers.current;
    return () => {
      for (const controller of open.values()) controller.abort();
    };
  }, []);
  return {
    begin: (id: number): AbortSignal => {
      const controller = new AbortController();
      controllers.current.set(id, controller);
      return controller.signal;
    },
    end: (id: number): void => void controllers.current.delete(id),
    cancel: (id: number): void => controllers.current.get(id)?.abort(),
  };
}

/** The largest size of a file, in words. */
export const MAX_SIZE = `${WORK_FILE_MAX_BYTES / 1024 ** 2} MB`;

/** Says why a file would be rejected, before it is sent. The server looks at its content too. */
function findFileError({ types }: FileDefinition, { name, size }: File): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const isAllowed = WORK_FILE_TYPES.some(
    (type) => types.includes(type.type) && extensionsOf(type.extension).includes(extension),
  );
  if (!isAllowed) return `Choose a file of one of these types: ${labelsOf(types)}.`;
  if (size === 0) return 'This file is empty.';
  return size > WORK_FILE_MAX_BYTES ? `Choose a file of at most ${MAX_SIZE}.` : undefined;
}

/** Returns the names of file types for people, e.g. `PNG, PDF`. */
export function labelsOf(types: FileDefinition['types']): string {
  return WORK_FILE_TYPES.filter(({ type }) => types.includes(type))
    .map(({ label }) => label)
    .join(', ');
}

/** Returns the value of a file input's `accept`. */
export function acceptOf(types: FileDefinition['types']): string {
  return WORK_FILE_TYPES.filter(({ type }) => types.includes(type))
    .flatMap(({ extension }) => extensionsOf(extension).map((name) => `.${name}`))
    .join(',');
}

/** Other names that the server accepts for the same content. */
const MORE_EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpeg', 'jfif'],
  mp4: ['m4v'],
  txt: ['md', 'csv', 'srt', 'vtt'],
};

function extensionsOf(extension: string): string[] {
  return [extension, ...(MORE_EXTENSIONS[extension] ?? [])];
}

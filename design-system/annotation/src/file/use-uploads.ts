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
export type Upload = { readonly id: number; readonly name: string; readonly error: string | undefined };

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
  const queue = useRef(Promise.resolve());
  const nextId = useRef(0);
  // An upload takes longer than a change of the answer, so it adds to the answer of its end, not of its beginning.
  const latest = useRef({ answer, onChange, isShown: true });
  useLayoutEffect(() => {
    latest.current = { answer, onChange, isShown: true };
  });
  useEffect(
    () => () => {
      latest.current.isShown = false;
    },
    [],
  );

  const fail = (id: number, error: string): void =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, error } : upload)));
  const dismiss = (id: number): void => setUploads((before) => before.filter((upload) => upload.id !== id));

  const send = async (id: number, file: File): Promise<void> => {
    const isGone = () => !latest.current.isShown;
    if (isGone()) return;
    if (latest.current.answer.files.length >= definition.maxFiles) {
      fail(id, `Add at most ${definition.maxFiles} files.`);
      return;
    }
    try {
      const stored = await uploadFile(file);
      if (isGone()) return;
      const { answer: current, onChange: change } = latest.current;
      const next = { ...current, files: [...current.files, stored.id] };
      // The next upload may end before this change is rendered.
      latest.current.answer = next;
      setUploaded((before) => [...before, stored]);
      dismiss(id);
      change(next);
    } catch (error) {
      fail(id, error instanceof Error ? error.message : 'The file could not be uploaded.');
    }
  };

  const choose = (chosen: readonly File[]): void => {
    for (const file of chosen) {
      const id = nextId.current++;
      const error = findFileError(definition, file);
      setUploads((before) => [...before, { id, name: file.name, error }]);
      if (error === undefined) queue.current = queue.current.then(() => send(id, file));
    }
  };

  /** The files of the answer. One that is not known any more has no name. */
  const known = new Map([...files, ...uploaded].map((file) => [file.id, file]));
  return { uploads, choose, dismiss, describe: (id: string) => known.get(id) };
}

/** Says why a file would be rejected, before it is sent. The server looks at its content too. */
function findFileError({ types }: FileDefinition, { name, size }: File): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const isAllowed = WORK_FILE_TYPES.some(
    (type) => types.includes(type.type) && extensionsOf(type.extension).includes(extension),
  );
  if (!isAllowed) return `Choose a file of one of these types: ${labelsOf(types)}.`;
  if (size === 0) return 'This file is empty.';
  return size > WORK_FILE_MAX_BYTES ? 'Choose a file of at most 10 MB.' : undefined;
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
  jpg: ['jpeg'],
  mp4: ['m4v'],
  txt: ['md', 'csv', 'srt', 'vtt'],
};

function extensionsOf(extension: string): string[] {
  return [extension, ...(MORE_EXTENSIONS[extension] ?? [])];
}

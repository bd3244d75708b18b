import { AnnotationProvider } from '@platform/annotation';
import { downloadFile, getMedia, type WorkFile } from '@platform/contracts';
import { useMemo, type ReactNode } from 'react';

/** Lets readers and editors show the pictures of the work and offer its files as downloads. */
export function ReviewFiles({ files, children }: { files: readonly WorkFile[]; children: ReactNode }) {
  const services = useMemo(
    () => ({
      uploadFile: () => Promise.reject(new Error('Reviewers cannot add files to the work of a member.')),
      fileUrl: (id: string) => downloadFile.path.replace(':id', encodeURIComponent(id)),
      mediaUrl: (hash: string) => getMedia.path.replace(':hash', encodeURIComponent(hash)),
      files,
      onInsert: () => undefined,
    }),
    [files],
  );
  return <AnnotationProvider value={services}>{children}</AnnotationProvider>;
}

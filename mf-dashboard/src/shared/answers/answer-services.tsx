import { AnnotationProvider, type AnnotationServices } from '@platform/annotation';
import { downloadFile, getMedia, uploadFile, type WorkFile } from '@platform/contracts';
import { injectContractEndpoints, mutation, toApiError } from '@platform/kit';
import { useMemo, type ReactNode } from 'react';

const { useUploadWorkFileMutation } = injectContractEndpoints({
  uploadWorkFile: mutation(uploadFile, { changes: [] }),
});

type Props = {
  /** None by default. */
  files?: readonly WorkFile[];
  onInsert?: AnnotationServices['onInsert'];
  children: ReactNode;
};

/** Gives questions and material their files and pictures. */
export function AnswerServices({ files = NO_FILES, onInsert = ignore, children }: Props) {
  const [upload] = useUploadWorkFileMutation();
  const services = useMemo<AnnotationServices>(
    () => ({
      uploadFile: async (file, { signal, onProgress }) => {
        const call = upload({ file, onProgress });
        signal.addEventListener('abort', () => call.abort(), { once: true });
        try {
          return await call.unwrap();
        } catch (error) {
          throw toApiError(error);
        }
      },
      fileUrl: (id) => downloadFile.path.replace(':id', encodeURIComponent(id)),
      mediaUrl: (hash) => getMedia.path.replace(':hash', encodeURIComponent(hash)),
      files,
      onInsert,
    }),
    [upload, files, onInsert],
  );
  return <AnnotationProvider value={services}>{children}</AnnotationProvider>;
}

const NO_FILES: readonly WorkFile[] = [];
const ignore = () => undefined;

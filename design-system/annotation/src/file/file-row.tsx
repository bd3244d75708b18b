import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DocumentIcon, RADIUS, space, textSize } from '@platform/design-system';
import type { WorkFile } from '@platform/contracts';
import { useAnnotationServices } from '../annotation-services.tsx';

/** An uploaded file: a small picture where it is one, its name as a download, type and size. */
export function FileRow({
  id,
  file,
  children,
}: {
  id: string;
  file: WorkFile | undefined;
  children?: ReactNode;
}) {
  const { fileUrl } = useAnnotationServices();
  return (
    <Row>
      {file?.type.startsWith('image/') ? (
        <Preview src={fileUrl(id)} alt="" loading="lazy" />
      ) : (
        <DocumentIcon size={24} />
      )}
      <Description>
        <a href={fileUrl(id)} download={file?.name ?? ''}>
          {file?.name ?? 'Uploaded file'}
        </a>
        {file && <Details>{formatBytes(file.size)}</Details>}
      </Description>
      {children}
    </Row>
  );
}

/** Formats a size, e.g. `1.4 MB`. */
function formatBytes(bytes: number): string {
  if (bytes < 1_024) return `${bytes} bytes`;
  const kilobytes = bytes / 1_024;
  return kilobytes < 1_024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1_024).toFixed(1)} MB`;
}

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  background: var(--surface);
`;

export const Description = styled.div`
  display: grid;
  flex: 1;
  min-width: 8rem;
  overflow-wrap: anywhere;
`;

const Details = styled.span`
  ${textSize(14)}
  color: var(--muted);
`;

const Preview = styled.img`
  width: 4rem;
  height: 4rem;
  border-radius: ${RADIUS.badge};
  background: var(--sunken);
  object-fit: cover;
`;

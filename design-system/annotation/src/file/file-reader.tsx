import { Stack, Text } from '@platform/design-system';
import { isPublicUrl, LICENSES, type FileAnswer, type WorkLink } from '@platform/contracts';
import { useAnnotationServices } from '../annotation-services.tsx';
import type { ReaderProps } from '../part-props.ts';
import { ComparedValue, NOT_ANSWERED } from '../reading/comparison.tsx';
import { PlaceNotes } from '../reading/place-notes.tsx';
import { Description, FileRow, Row } from './file-row.tsx';

/** Shows files as downloads and links with their licenses. */
export function FilePartReader({ definition, answer, comparison, ...notes }: ReaderProps<'file'>) {
  const { files } = useAnnotationServices();
  const isEmpty = answer.files.length + answer.links.length === 0;
  return (
    <Stack $gap={3}>
      {isEmpty && <Text $tone="muted">{NOT_ANSWERED}</Text>}
      {answer.files.map((id, index) => (
        <Stack key={id} $gap={2}>
          <FileRow id={id} file={files.find((file) => file.id === id)} />
          <PlaceNotes {...notes} target={`file:${index + 1}`} name={`file ${index + 1}`} />
        </Stack>
      ))}
      {answer.links.map((link, index) => (
        <Stack key={index} $gap={2}>
          <LinkRow link={link} />
          <PlaceNotes {...notes} target={`link:${index + 1}`} name={`link ${index + 1}`} />
        </Stack>
      ))}
      <Text $size={14}>
        {answer.confirmed ? 'Confirmed' : 'Not confirmed'}: {definition.statement}
      </Text>
      {comparison && <Removed label={comparison.label} before={comparison.answer} after={answer} />}
    </Stack>
  );
}

function LinkRow({ link: { url, title, license } }: { link: WorkLink }) {
  return (
    <Row>
      <Description>
        {/* A draft may hold any text, so only a checked address becomes a link. */}
        {isPublicUrl(url) ? (
          <a href={url} target="_blank" rel="noreferrer noopener nofollow">
            {title || url}
          </a>
        ) : (
          <span>{title || url}</span>
        )}
        <Text $size={14} $tone="muted">
          {url}
        </Text>
      </Description>
      <span>{LICENSES.find(({ value }) => value === license)?.label}</span>
    </Row>
  );
}

/** What a compared answer has and this one has not. */
function Removed({ label, before, after }: { label: string; before: FileAnswer; after: FileAnswer }) {
  const { files } = useAnnotationServices();
  const names = before.files
    .filter((id) => !after.files.includes(id))
    .map((id) => files.find((file) => file.id === id)?.name ?? 'a file');
  const urls = before.links
    .filter(({ url }) => !after.links.some((link) => link.url === url))
    .map(({ url }) => url);
  if (names.length + urls.length === 0) return null;
  return <ComparedValue label={`Only in: ${label}`}>{[...names, ...urls].join('\n')}</ComparedValue>;
}

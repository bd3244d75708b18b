import type { AppRelease, PublishedVersion } from '@platform/contracts';
import { Fold, Stack, Text, textSize } from '@platform/design-system';
import { styled } from 'styled-components';
import { parseNotes, type NotesBlock } from './parse-notes.ts';

/** What the live version changed and, if there is one, what its canary does. Nothing without notes. */
export function ReleaseNotes({ release: { version, canary, versions } }: { release: AppRelease }) {
  const find = (name: string | undefined) => versions.find((published) => published.version === name);
  return (
    <>
      <VersionNotes published={find(canary?.version)} />
      <VersionNotes published={find(version)} />
    </>
  );
}

/** What a version changed. Nothing without notes. */
export function VersionNotes({ published }: { published: PublishedVersion | undefined }) {
  if (!published?.notes) return null;
  const { version, notes } = published;
  return (
    <Fold summary={`What ${version} changed`}>
      <Stack $gap={3}>
        {parseNotes(notes).map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </Stack>
    </Fold>
  );
}

function Block({ block: { kind, lines } }: { block: NotesBlock }) {
  if (kind === 'list') {
    return (
      <List>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </List>
    );
  }
  return (
    <Text $size={14} $strong={kind === 'heading'}>
      {lines.join(' ')}
    </Text>
  );
}

const List = styled.ul`
  ${textSize(14)}
  padding-left: 1.25rem;
  list-style: disc;
`;

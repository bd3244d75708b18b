import type { CourseSource } from '@platform/contracts';
import { Heading, Stack, Text } from '@platform/design-system';
import { styled } from 'styled-components';

/** Returns the id of a source on the page. */
export const sourceId = (id: string): string => `source-${id}`;

/** Lists the sources of a course or a lesson. */
export function SourceList({ title, sources }: { title: string; sources: readonly CourseSource[] }) {
  if (sources.length === 0) return null;
  return (
    <Stack as="section" $gap={3}>
      <Heading $size={18}>{title}</Heading>
      <Stack as="ul" role="list" $gap={2}>
        {sources.map(({ id, title: name, publisher, url, published }) => (
          <Text key={id} as="li" id={sourceId(id)} $size={14}>
            <a href={url}>{name}</a>. {publisher}, <NoWrap>{published}</NoWrap>.
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

/* A day has hyphens. */
const NoWrap = styled.span`
  white-space: nowrap;
`;

import type { ReactNode } from 'react';
import { LessonView as Blocks, type LessonReference } from '@platform/annotation';
import type { LessonBlock } from '@platform/contracts';
import { Badge, Row, Stack, Surface } from '@platform/design-system';
import type { PreviewItem } from './preview-data.ts';

/** A lesson as visitors see it, with its questions and the names of what it refers to. */
export function LessonView({
  blocks,
  items,
  renderItem,
}: {
  blocks: readonly LessonBlock[];
  items: readonly PreviewItem[];
  renderItem: (item: PreviewItem) => ReactNode;
}) {
  return (
    <Blocks
      blocks={blocks}
      renderReference={(reference, content) => (
        <>
          {content} [{nameOf(reference)}]
        </>
      )}
      renderUnit={({ type, unit: { id } }) => {
        const item = items.find((one) => one.id === id);
        return (
          <Surface>
            <Stack>
              <Row>
                <Badge>{type === 'try' ? 'Try' : 'Exit'}</Badge>
                <code>{id}</code>
              </Row>
              {item && renderItem(item)}
            </Stack>
          </Surface>
        );
      }}
    />
  );
}

function nameOf(reference: LessonReference): string {
  switch (reference.type) {
    case 'lesson':
      return `lesson ${reference.lesson}`;
    case 'source':
      return `source ${reference.source}`;
    case 'term':
      return reference.term;
  }
}

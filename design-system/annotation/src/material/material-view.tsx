import { styled } from 'styled-components';
import {
  Heading,
  MEDIA,
  RADIUS,
  space,
  Stack,
  Surface,
  Text,
  textSize,
  useFocusableWhenScrollable,
  WEIGHT,
} from '@platform/design-system';
import type { MaterialBlock } from '@platform/contracts';
import { PictureViewer } from '../picture/picture-viewer.tsx';

type Props = { material: readonly MaterialBlock[]; level?: 2 | 3 | 4 };

/** The material of an item: texts, conversations, pictures and tables, one after the other. */
export function MaterialView({ material, level = 3 }: Props) {
  return (
    <Stack>
      {material.map((block, index) => (
        <Stack key={index} role="group" $gap={2} aria-label={block.title ?? NAMES[block.type]}>
          {block.title !== null && (
            <Heading as={`h${level}`} $size={16}>
              {block.title}
            </Heading>
          )}
          <Block block={block} />
        </Stack>
      ))}
    </Stack>
  );
}

const NAMES: Record<MaterialBlock['type'], string> = {
  text: 'Text',
  conversation: 'Conversation',
  picture: 'Picture',
  table: 'Table',
};

function Block({ block }: { block: MaterialBlock }) {
  switch (block.type) {
    case 'text':
      return (
        <Surface>
          <Passage>{block.text}</Passage>
        </Surface>
      );
    case 'conversation':
      return (
        <Turns>
          {block.turns.map(({ speaker, text }, index) => (
            <li key={index}>
              <Speaker>{speaker}</Speaker>
              <Passage>{text}</Passage>
            </li>
          ))}
        </Turns>
      );
    case 'picture':
      return <PictureViewer {...block} />;
    case 'table':
      return <MaterialTable {...block} />;
  }
}

function MaterialTable({ title, columns, rows }: Extract<MaterialBlock, { type: 'table' }>) {
  const scroller = useFocusableWhenScrollable<HTMLDivElement>();
  return (
    <Scroller {...scroller} role="group" aria-label={title ?? 'Table'}>
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <Text $tone="muted">No rows</Text>}
    </Scroller>
  );
}

const Passage = styled.div`
  max-width: 44em;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Turns = styled.ol`
  display: grid;
  gap: ${space(3)};

  li {
    display: grid;
    gap: ${space(1)};
    padding: ${space(3)} ${space(4)};
    border: 1px solid var(--line);
    border-radius: ${RADIUS.control};
    background: var(--surface);
  }

  li:nth-child(even) {
    margin-left: ${space(8)};
    background: var(--sunken);
  }

  ${MEDIA.phone} {
    li:nth-child(even) {
      margin-left: ${space(4)};
    }
  }
`;

const Speaker = styled.strong`
  ${textSize(14)}
  color: var(--muted);
`;

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  background: var(--surface);

  table {
    width: 100%;
    border-collapse: collapse;
    ${textSize(14)}
  }

  th,
  td {
    padding: ${space(2)} ${space(3)};
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  th {
    font-weight: ${WEIGHT.strong};
    white-space: nowrap;
  }

  tr + tr,
  tbody tr {
    border-top: 1px solid var(--line);
  }
`;

import { Fragment, type ReactNode } from 'react';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '../components/table/table.tsx';
import { Stack } from '../primitives/layout.ts';
import { Heading, Prose, Text } from '../primitives/text.ts';

/** Renders the Markdown that this repository's documents use: headings, paragraphs, lists and tables. */
export function Markdown({ children }: { children: string }) {
  return (
    <Stack $gap={5}>
      {children
        .trim()
        .split(/\n{2,}/)
        .map((block, index) => (
          <Block key={index} lines={block.split('\n')} />
        ))}
    </Stack>
  );
}

function Block({ lines }: { lines: readonly string[] }) {
  const [first = ''] = lines;
  if (first.startsWith('# ')) return <Heading as="h1">{first.slice(2)}</Heading>;
  if (first.startsWith('## ')) return <Heading $size={22}>{first.slice(3)}</Heading>;
  if (first.startsWith('|')) return <MarkdownTable lines={lines} />;
  if (first.startsWith('- ')) return <MarkdownList items={lines.join('\n').slice(2).split('\n- ')} />;
  return <Text>{renderInline(lines.join(' '))}</Text>;
}

function MarkdownTable({ lines: [head = '', , ...rows] }: { lines: readonly string[] }) {
  const columns = splitCells(head);
  return (
    <Table caption={columns.join(', ')}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <HeadCell key={column}>{column}</HeadCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row}>
            {splitCells(row).map((cell, index) => (
              <Cell key={index} label={columns[index]}>
                <span>{renderInline(cell)}</span>
              </Cell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function MarkdownList({ items }: { items: readonly string[] }) {
  return (
    <Prose>
      <ul>
        {items.map((item) => (
          <li key={item}>{renderInline(item)}</li>
        ))}
      </ul>
    </Prose>
  );
}

function splitCells(row: string): string[] {
  return row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/** Renders code and bold text. A link becomes its text, because its target is not part of the Storybook. */
function renderInline(text: string): ReactNode {
  const parts = text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').split(/(`[^`]+`|\*\*[^*]+\*\*)/);
  return parts.map((part, index) => {
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    return <Fragment key={index}>{part}</Fragment>;
  });
}

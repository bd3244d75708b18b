import { styled } from 'styled-components';
import { Badge, RADIUS, space, textSize } from '@platform/design-system';
import type { ReaderProps } from '../part-props.ts';
import { ComparedValue } from '../reading/comparison.tsx';
import { PlaceNotes } from '../reading/place-notes.tsx';
import { type Order, placeIndexOf } from './rank-order.ts';

/** Shows the entries in the order of the answer, with their places in the compared one where they differ. */
export function RankReader({ definition, answer, comparison, ...notes }: ReaderProps<'rank'>) {
  const { entries, prompt } = definition;
  const inOrder = entries.toSorted((a, b) => sortKey(answer.places, a.id) - sortKey(answer.places, b.id));
  return (
    <List aria-label={prompt}>
      {inOrder.map(({ id, label, text }) => {
        const place = describePlace(answer.places, id);
        const compared = comparison && describePlace(comparison.answer.places, id);
        return (
          <li key={id}>
            <p>
              <Badge tone="primary">{place}</Badge> <strong>{label}</strong>
            </p>
            {text !== '' && <EntryText>{text}</EntryText>}
            {comparison && compared !== place && (
              <ComparedValue label={comparison.label}>{compared}</ComparedValue>
            )}
            <PlaceNotes {...notes} target={`entry:${id}`} name={label} />
          </li>
        );
      })}
    </List>
  );
}

function describePlace(order: Order, id: string): string {
  const index = placeIndexOf(order, id);
  if (index < 0) return 'No place';
  return (order[index] ?? []).length > 1 ? `Place ${index + 1}, shared` : `Place ${index + 1}`;
}

/** Entries without a place come last. */
function sortKey(order: Order, id: string): number {
  const index = placeIndexOf(order, id);
  return index < 0 ? order.length : index;
}

const List = styled.ol`
  border: 1px solid var(--line);
  border-radius: ${RADIUS.control};
  background: var(--surface);

  > li {
    display: grid;
    gap: ${space(1.5)};
    padding: ${space(3)} ${space(3.5)};
    overflow-wrap: anywhere;
  }

  > li + li {
    border-top: 1px solid var(--line);
  }
`;

const EntryText = styled.p`
  ${textSize(14)}
  white-space: pre-line;
`;

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FieldError, Hint, RADIUS, space, Stack, VisuallyHidden } from '@platform/design-system';
import type { RankDefinition } from '@platform/contracts';
import { errorAt } from '../answering/errors.ts';
import { numberKeyIndex, usePartKeys } from '../keys/use-part-keys.ts';
import { useGroupName } from '../part-context.ts';
import type { EditorProps } from '../part-props.ts';
import { RankEntry } from './rank-entry.tsx';
import {
  dropAfter,
  joinPlaceAbove,
  moveByOne,
  moveToPlace,
  type Order,
  placeIndexOf,
  withoutEntry,
} from './rank-order.ts';
import { useDrag } from './use-drag.ts';

type Entry = RankDefinition['entries'][number];

/** Puts entries in order by buttons, keys, or dragging. Entries without a place come last. */
export function RankEditor({ definition, answer, errors, onChange }: EditorProps<'rank'>) {
  const { entries, allowsTies, first, last, prompt } = definition;
  const { places } = answer;
  const list = useRef<HTMLOListElement>(null);
  const errorId = useId();
  const groupName = useGroupName(prompt);
  const [announcement, setAnnouncement] = useState('');
  const error = errorAt(errors, 'places');
  const ranked = places.flat().flatMap((id) => entries.filter((entry) => entry.id === id));
  const unplaced = entries.filter(({ id }) => placeIndexOf(places, id) < 0);

  const announce = ({ id, label }: Entry, order: Order) => {
    const place = placeIndexOf(order, id);
    setAnnouncement(place < 0 ? `${label}: no place` : `${label}: place ${place + 1} of ${order.length}`);
  };
  const change = (entry: Entry, next: Order) => {
    onChange({ places: next.map((ids) => [...ids]) });
    announce(entry, next);
  };
  const { drag, handleProps } = useDrag(list, (id, count) => {
    const entry = entries.find((other) => other.id === id);
    if (entry) change(entry, dropAfter(places, id, count, allowsTies));
  });

  usePartKeys((event) => {
    const index = event.key === '0' && !event.repeat ? 9 : numberKeyIndex(event);
    const id = document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset.entry;
    const focused = entries.find((other) => other.id === id);
    const named = entries[index ?? -1];
    if (index === undefined || !(focused ?? named)) return;
    event.preventDefault();
    if (focused) change(focused, moveToPlace(places, focused.id, index));
    // An entry with a place keeps it, so that a key too many changes no order.
    else if (named && placeIndexOf(places, named.id) >= 0) announce(named, places);
    else if (named) change(named, moveToPlace(places, named.id, places.length));
  });

  const onEntryKey = (entry: Entry) => (event: KeyboardEvent) => {
    const direction = event.altKey ? DIRECTIONS[event.key] : undefined;
    if (direction === undefined) return;
    event.preventDefault();
    change(entry, moveByOne(places, entry.id, direction));
  };

  return (
    <Stack $gap={2}>
      <Hint>
        Put {first} first and {last} last.
        {allowsTies && ' Entries may share a place.'}
      </Hint>
      <List ref={list} {...groupName} data-path="places" data-invalid={error ? '' : undefined}>
        {[...ranked, ...unplaced].map((entry, index) => (
          <RankEntry
            key={entry.id}
            {...{ entry, allowsTies }}
            keyName={String((entries.indexOf(entry) + 1) % 10)}
            place={placeIndexOf(places, entry.id)}
            placeCount={places.length}
            isShared={(places[placeIndexOf(places, entry.id)] ?? []).length > 1}
            isDragged={drag?.id === entry.id}
            dropEdge={drag && dropEdgeOf(index, drag, ranked)}
            handleProps={handleProps(entry.id)}
            onKeyDown={onEntryKey(entry)}
            onMove={(direction) => change(entry, moveByOne(places, entry.id, direction))}
            onJoin={() => change(entry, joinPlaceAbove(places, entry.id))}
            onRemove={() => change(entry, withoutEntry(places, entry.id))}
          />
        ))}
      </List>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Stack>
  );
}

const DIRECTIONS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Returns at which edge of a row the dragged entry would be inserted; `undefined` if elsewhere. */
function dropEdgeOf(
  index: number,
  drag: { readonly id: string; readonly count: number },
  ranked: readonly Entry[],
): 'before' | 'after' | undefined {
  const others = ranked.map((entry, row) => ({ id: entry.id, row })).filter(({ id }) => id !== drag.id);
  const below = others[drag.count];
  if (below) return below.row === index ? 'before' : undefined;
  return others.at(-1)?.row === index ? 'after' : undefined;
}

const List = styled.ol`
  border: 1px solid var(--control);
  border-radius: ${RADIUS.control};
  background: var(--surface);

  &[data-invalid] {
    border-color: var(--danger);
  }

  > li + li {
    border-top: 1px solid var(--line);
  }

  /* Number keys stand for places while an entry has the focus. */
  &:focus-within kbd {
    visibility: hidden;
  }

  > li {
    padding: ${space(2)} ${space(3)};
  }
`;

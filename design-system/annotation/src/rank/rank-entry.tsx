import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import {
  Badge,
  DownIcon,
  DragIcon,
  MEDIA,
  space,
  textSize,
  UpIcon,
  VisuallyHidden,
  WEIGHT,
} from '@platform/design-system';
import type { RankDefinition } from '@platform/contracts';
import { ControlKey } from '../keys/key-cap.ts';
import { SmallButton, SmallIconButton } from '../shared/small-button.ts';

type Props = {
  entry: RankDefinition['entries'][number];
  /** The key that gives it the next place. It stays the same while entries move. */
  keyName: string;
  /** From 0; -1 without a place. */
  place: number;
  placeCount: number;
  isShared: boolean;
  allowsTies: boolean;
  isDragged: boolean;
  /** Where a dragged entry would be inserted beside this one. */
  dropEdge: 'before' | 'after' | undefined;
  handleProps: Record<string, (event: PointerEvent<HTMLElement>) => void>;
  onKeyDown: (event: KeyboardEvent) => void;
  onMove: (direction: -1 | 1) => void;
  onJoin: () => void;
  onRemove: () => void;
};

/** An entry with its place and the buttons that move it. */
export function RankEntry(props: Props) {
  const { entry, keyName, place, placeCount, isShared, isDragged, dropEdge, ...handlers } = props;
  const { handleProps, onKeyDown, onMove } = handlers;
  const { id, label, text } = entry;
  const isRanked = place >= 0;
  return (
    <Row
      data-entry={id}
      data-ranked={isRanked ? '' : undefined}
      data-dragged={isDragged ? '' : undefined}
      data-drop={dropEdge}
    >
      <Handle label={`Drag ${label}`} {...handleProps} onKeyDown={onKeyDown}>
        <DragIcon size={20} />
      </Handle>
      <Content>
        <Title>
          <Place>
            <Badge tone={isRanked ? 'primary' : 'neutral'}>{describePlace(place, isShared)}</Badge>
          </Place>{' '}
          {label}
        </Title>
        <EntryText text={text} />
      </Content>
      <Buttons>
        {isRanked ? (
          <>
            <SmallIconButton
              label={`Move ${label} up`}
              disabled={place === 0 && !isShared}
              onClick={() => onMove(-1)}
              onKeyDown={onKeyDown}
            >
              <UpIcon size={20} />
            </SmallIconButton>
            <SmallIconButton
              label={`Move ${label} down`}
              disabled={place === placeCount - 1 && !isShared}
              onClick={() => onMove(1)}
              onKeyDown={onKeyDown}
            >
              <DownIcon size={20} />
            </SmallIconButton>
            <MoreButtons {...props} />
          </>
        ) : (
          <SmallButton aria-keyshortcuts={keyName} onClick={() => onMove(1)} onKeyDown={onKeyDown}>
            Place {placeCount + 1}
            <VisuallyHidden> for {label}</VisuallyHidden>
            <ControlKey>{keyName}</ControlKey>
          </SmallButton>
        )}
      </Buttons>
    </Row>
  );
}

function MoreButtons({ entry, place, allowsTies, onJoin, onRemove, onKeyDown }: Props) {
  return (
    <>
      {allowsTies && place > 0 && (
        <SmallButton variant="quiet" onClick={onJoin} onKeyDown={onKeyDown}>
          Same place<VisuallyHidden> as the entry above for {entry.label}</VisuallyHidden>
        </SmallButton>
      )}
      <SmallButton variant="quiet" onClick={onRemove} onKeyDown={onKeyDown}>
        Clear<VisuallyHidden> the place of {entry.label}</VisuallyHidden>
      </SmallButton>
    </>
  );
}

/** The text never changes while entries move. */
const EntryText = memo(function EntryText({ text }: { text: string }) {
  return text === '' ? null : <Text>{text}</Text>;
});

function describePlace(place: number, isShared: boolean): string {
  if (place < 0) return 'No place yet';
  return isShared ? `Place ${place + 1}, shared` : `Place ${place + 1}`;
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  column-gap: ${space(2)};

  &[data-dragged] {
    opacity: 0.5;
  }

  &[data-drop='before'] {
    box-shadow: inset 0 3px 0 var(--primary);
  }

  &[data-drop='after'] {
    box-shadow: inset 0 -3px 0 var(--primary);
  }

  ${MEDIA.phone} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

const Handle = styled(SmallIconButton)`
  cursor: grab;
  touch-action: none;
`;

const Content = styled.div`
  min-width: 0;
  padding-block: ${space(1.5)};
`;

const Title = styled.p`
  font-weight: ${WEIGHT.strong};
  overflow-wrap: anywhere;
`;

/** As wide as "No place yet", so that the name stays where it is when the entry gets a place. */
const Place = styled.span`
  display: inline-block;
  min-width: 6.25rem;
`;

const Text = styled.p`
  ${textSize(14)}
  margin-top: ${space(1)};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(1)};
  /* As wide as the buttons of an entry with a place. */
  min-width: 9.25rem;

  ${MEDIA.phone} {
    grid-column: 1 / -1;
  }
`;

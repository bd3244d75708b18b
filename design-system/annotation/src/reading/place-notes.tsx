import { styled } from 'styled-components';
import {
  ChatIcon,
  CheckIcon,
  CloseIcon,
  DisclosureList,
  space,
  textSize,
  VisuallyHidden,
} from '@platform/design-system';
import type { PartFinding } from '@platform/contracts';
import { SmallButton, SmallIconButton } from '../shared/small-button.ts';
import type { Anchor, ReaderNotes } from '../part-props.ts';
import { CommentList } from './comment-list.tsx';

type Props = ReaderNotes & {
  /** The place, as comments and findings name it; `null` for the whole answer. */
  target: string | null;
  /** Names the place after "Comment on", e.g. `row 3`. */
  name: string;
};

/** Everything that was said about one place of an answer, and for reviewers the button that begins a comment. */
export function PlaceNotes({ findings = [], comments = [], onComment, target, name }: Props) {
  const ownFindings = findings.filter((finding) => finding.target === target);
  const ownComments = comments.filter((comment) => comment.target === target && comment.span === null);
  if (ownFindings.length + ownComments.length === 0 && !onComment) return null;
  return (
    <Notes>
      <FindingList findings={ownFindings} />
      {ownComments.length > 0 && (
        <Leader>
          <CommentList comments={ownComments} />
        </Leader>
      )}
      {onComment && <CommentButton {...{ name, onComment }} anchor={toAnchor(target, ownFindings)} />}
    </Notes>
  );
}

/** A comment about a place: it begins with what is wrong there, if that is one thing. */
export function toAnchor(target: string | null, findings: readonly PartFinding[] = []): Anchor {
  const wrong = findings.filter((finding) => finding.target === target && !finding.isRight);
  return { target, span: null, text: wrong.length === 1 ? wrong[0]?.text : undefined };
}

/** Begins a comment about a place. */
export function CommentButton(props: {
  /** Names the place after "Comment on". */
  name: string;
  anchor: Anchor;
  /** Leaves out the word, for tables. */
  isCompact?: boolean;
  onComment: (anchor: Anchor) => void;
}) {
  const { name, anchor, isCompact = false, onComment } = props;
  if (isCompact) {
    return (
      <SmallIconButton label={`Comment on ${name}`} onClick={() => onComment(anchor)}>
        <ChatIcon size={18} />
      </SmallIconButton>
    );
  }
  return (
    <SmallButton variant="quiet" onClick={() => onComment(anchor)}>
      <ChatIcon size={18} />
      <span>
        Comment<VisuallyHidden> on {name}</VisuallyHidden>
      </span>
    </SmallButton>
  );
}

/** More findings than these about one place are folded, with their number. */
const FINDINGS_SHOWN = 4;

/** What was right and wrong. The word and the sign say which; the color repeats it. */
export function FindingList({ findings }: { findings: readonly PartFinding[] }) {
  if (findings.length === 0) return null;
  const list = (
    <List aria-label="Result">
      {findings.map(({ isRight, text }, index) => (
        <FindingItem key={index} data-right={isRight ? '' : undefined}>
          {isRight ? <CheckIcon size={18} /> : <CloseIcon size={18} />}
          <span>
            <strong>{isRight ? 'Right' : 'Wrong'}</strong>
            {text !== '' && `: ${text}`}
          </span>
        </FindingItem>
      ))}
    </List>
  );
  if (findings.length <= FINDINGS_SHOWN) return list;
  const wrong = findings.filter(({ isRight }) => !isRight).length;
  return (
    <DisclosureList
      items={[{ summary: `${wrong} wrong, ${findings.length - wrong} right`, content: list }]}
    />
  );
}

const Notes = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1.5)};
  min-width: 0;
`;

/** A line leads from the place down to the first comment. */
const Leader = styled.div`
  position: relative;
  width: 100%;

  &::before {
    content: '';
    position: absolute;
    top: calc(-1 * ${space(1.5)});
    left: calc(0.125rem + 0.6875rem);
    height: ${space(3.5)};
    border-left: 1.5px solid var(--danger);
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  width: 100%;
`;

const NoteItem = styled.li`
  ${textSize(14)}
  display: flex;
  gap: ${space(2)};
  min-width: 0;
  white-space: pre-line;

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > svg {
    margin-top: 0.0625rem;
  }
`;

const FindingItem = styled(NoteItem)`
  color: var(--danger);

  &[data-right] {
    color: var(--available);
  }
`;

import { diffChars, type ChangeObject } from 'diff';
import { styled } from 'styled-components';

type Props = {
  text: string;
  /** What it is compared with. */
  other: string;
};

/** Of texts that share less, nearly every letter would be marked. */
const SHARED_MIN = 0.5;

/** A short text in which the letters are marked that another one lacks; all of it, if the two have little in common. */
export function MarkedDifference({ text, other }: Props) {
  return <Marked>{compare(text, other).map(toElement)}</Marked>;
}

function compare(text: string, other: string): ChangeObject<string>[] {
  const parts = diffChars(other, text);
  const shared = parts.filter(({ added, removed }) => !added && !removed);
  const sharedLength = shared.reduce((sum, { value }) => sum + value.length, 0);
  if (sharedLength < SHARED_MIN * Math.max(text.length, other.length))
    return [{ value: text, added: true, removed: false, count: 1 }];
  return parts.filter(({ removed }) => !removed);
}

function toElement({ value, added }: ChangeObject<string>, index: number) {
  return added ? <mark key={index}>{value}</mark> : <span key={index}>{value}</span>;
}

const Marked = styled.span`
  mark {
    background: var(--danger-soft);
    color: var(--danger);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

import { styled } from 'styled-components';

/** The end of an id, by which one can tell records apart; the whole one on hover, and to be copied in the record. */
export function ShortId({ id }: { id: string }) {
  return <Code title={id}>{id.slice(-6)}</Code>;
}

const Code = styled.code`
  color: var(--muted);
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: 0.8125rem;
`;

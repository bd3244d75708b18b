import { styled } from 'styled-components';

/** The last six characters of an id, enough to tell records apart; the full id is shown on hover. */
export function ShortId({ id }: { id: string }) {
  return <Code title={id}>{id.slice(-6)}</Code>;
}

const Code = styled.code.attrs({ translate: 'no' })`
  color: var(--muted);
  font-size: 0.8125rem;
`;

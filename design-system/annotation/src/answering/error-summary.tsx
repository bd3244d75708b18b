import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Alert, MEDIA, space } from '@platform/design-system';
import type { AnswerError, PartDefinition } from '@platform/contracts';
import { focusPath } from './errors.ts';
import { placeName } from './place-name.ts';

type Props = {
  definition: PartDefinition;
  errors: readonly AnswerError[];
  section: RefObject<HTMLElement | null>;
};

/** Lists what keeps a question from being handed in. Each entry leads to its place. */
export function ErrorSummary({ definition, errors, section }: Props) {
  if (errors.length === 0) return null;
  const shown = errors.slice(0, SHOWN_MAX);
  return (
    <Alert tone="danger" title="Before you can hand in">
      <List>
        {shown.map(({ path, message }) => (
          <li key={path}>
            <ErrorLink
              type="button"
              data-error-link
              onClick={() => section.current && focusPath(section.current, path)}
            >
              {[placeName(definition, path), message].filter(Boolean).join(': ')}
            </ErrorLink>
          </li>
        ))}
      </List>
      {errors.length > shown.length && <p>And {errors.length - shown.length} more below.</p>}
    </Alert>
  );
}

/** A table with many empty cells would fill the screen. */
const SHOWN_MAX = 5;

const List = styled.ul`
  margin-top: ${space(1)};
`;

const ErrorLink = styled.button`
  padding: ${space(0.5)} 0;
  border: 0;
  background: none;
  color: var(--danger);
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  ${MEDIA.phone} {
    min-height: 2.75rem;
  }
`;

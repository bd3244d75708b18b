import { Alert, Button } from '@platform/design-system';
import { getPageHeading } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { getCasePath } from '../../shared/undo/case-paths.ts';
import { dismissUnapplied, type Unapplied } from '../../shared/undo/pending-decisions.ts';

type Props = {
  cases: readonly Unapplied[];
  /** What has not become of the decisions. */
  what: 'applied' | 'sent';
};

/** Lists cases with the reasons, until the administrator has read them. */
export function UnappliedList({ cases, what }: Props) {
  if (cases.length === 0) return null;
  const dismiss = () => {
    dismissUnapplied(cases.map(({ id }) => id));
    getPageHeading()?.focus();
  };
  return (
    <Alert
      role="alert"
      tone="danger"
      title={cases.length === 1 ? `A decision was not ${what}` : `${cases.length} decisions were not ${what}`}
      action={
        <Button size="compact" onClick={dismiss}>
          Dismiss
        </Button>
      }
    >
      <List>
        {cases.map(({ kind, id, name, message }) => (
          <li key={id}>
            Your decision about{' '}
            <Link to={getCasePath({ kind, id })} onClick={() => dismissUnapplied([id])}>
              {name}
            </Link>{' '}
            was not {what}. {message}
          </li>
        ))}
      </List>
    </Alert>
  );
}

const List = styled.ul`
  max-height: 12rem;
  overflow-y: auto;
  padding: 0;
  list-style: none;
`;

import { Button, PreviousIcon, space } from '@platform/design-system';
import { Link, type To } from '@platform/kit/router';
import { styled } from 'styled-components';

type Props = { to: To; state: unknown; children: string };

/** Links from a record back to its list, keeping search and filters. */
export function BackLink({ to, state, children }: Props) {
  return (
    <QuietButton variant="quiet" size="compact" asChild>
      <Link to={to} state={state}>
        <PreviousIcon size={16} />
        {children}
      </Link>
    </QuietButton>
  );
}

/** Aligns the text, not the button's invisible border, with the edge of the page. */
const QuietButton = styled(Button)`
  align-self: flex-start;
  margin-left: ${space(-2)};
`;

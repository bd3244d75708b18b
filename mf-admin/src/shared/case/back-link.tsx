import { Button, PreviousIcon, space } from '@platform/design-system';
import { Link, type To } from '@platform/kit/router';
import { styled } from 'styled-components';

type Props = { to: To; state: unknown; children: string };

/** From a record back to its list, with search and filters kept. */
export function BackLink({ to, state, children }: Props) {
  return (
    <Back variant="quiet" size="compact" asChild>
      <Link to={to} state={state}>
        <PreviousIcon size={16} />
        {children}
      </Link>
    </Back>
  );
}

/** The words, and not the button's invisible edge, keep to the page's edge. */
const Back = styled(Button)`
  align-self: flex-start;
  margin-left: ${space(-2)};
`;

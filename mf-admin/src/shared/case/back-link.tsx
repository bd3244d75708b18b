import { Button, PreviousIcon, space } from '@platform/design-system';
import { Link } from '@platform/kit/router';
import { styled } from 'styled-components';
import { useKeptPlace } from '../list/use-kept-place.ts';

/** From a record back to its list, with search and filters kept. */
export function BackLink({ list, children }: { list: string; children: string }) {
  const keptPlace = useKeptPlace();
  return (
    <Back variant="quiet" size="compact" asChild>
      <Link {...keptPlace(list)}>
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

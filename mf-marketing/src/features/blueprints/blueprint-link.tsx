import { Button } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';
import { useId } from 'react';

type Props = {
  blueprintId: number;
  /** Id of the element with the blueprint's name. Screen readers announce 'View Details AI Video Creation'. */
  titleId: string;
  primary?: boolean;
  children: string;
};

/** Link to a blueprint's page, styled as a button. */
export function BlueprintLink({ blueprintId, titleId, primary = false, children }: Props) {
  const id = useId();
  return (
    <Button variant={primary ? 'primary' : 'secondary'} asChild>
      <Link to={paths.blueprint(blueprintId)} id={id} aria-labelledby={`${id} ${titleId}`}>
        {children}
      </Link>
    </Button>
  );
}

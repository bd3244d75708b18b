import { BrandLink, LogoMark } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';

/** Logo and product name, linked to the home page. */
export function Brand() {
  return (
    <BrandLink as={Link} to={paths.home()}>
      <LogoMark size={26} />
      <span>AI Skill</span>
    </BrandLink>
  );
}

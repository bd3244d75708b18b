import { BrandLink, LogoMark } from '@platform/design-system';
import { paths } from '@platform/kit';
import { Link } from '@platform/kit/router';

/** Mark and name, leading home. */
export function Brand() {
  return (
    <BrandLink as={Link} to={paths.home()}>
      <LogoMark size={26} />
      <span>AI Skill</span>
    </BrandLink>
  );
}

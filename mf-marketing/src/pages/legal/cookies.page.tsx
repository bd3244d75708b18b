import { COOKIES } from '../../content/legal/cookies.content.tsx';
import { LegalPage } from './legal-page.tsx';

export function CookiesPage() {
  return <LegalPage text={COOKIES} />;
}

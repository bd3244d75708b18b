import { TERMS } from '../../content/legal/terms.content.tsx';
import { LegalPage } from './legal-page.tsx';

export function TermsPage() {
  return <LegalPage text={TERMS} />;
}

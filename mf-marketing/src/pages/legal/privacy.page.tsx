import { PRIVACY } from '../../content/legal/privacy.content.tsx';
import { LegalPage } from './legal-page.tsx';

export function PrivacyPage() {
  return <LegalPage text={PRIVACY} />;
}

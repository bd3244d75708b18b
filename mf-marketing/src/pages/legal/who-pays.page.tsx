import { WHO_PAYS } from '../../content/legal/who-pays.content.tsx';
import { LegalPage } from './legal-page.tsx';

export function WhoPaysPage() {
  return <LegalPage text={WHO_PAYS} />;
}

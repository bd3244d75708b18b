import { getCertificate } from '@platform/contracts';
import { injectContractEndpoints, query } from '@platform/kit';

export const { usePublicCertificateQuery } = injectContractEndpoints({
  publicCertificate: query(getCertificate, { provides: [] }),
});

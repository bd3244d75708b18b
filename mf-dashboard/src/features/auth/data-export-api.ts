import { getDataExport, openDataExport, requestDataExport } from '@platform/contracts';
import { injectContractEndpoints, mutation, query } from '@platform/kit';
import { TAGS } from '../../shared/tags.ts';

export const { useDataExportQuery, useRequestDataExportMutation, useOpenDataExportMutation } =
  injectContractEndpoints({
    dataExport: query(getDataExport, { provides: [TAGS.dataExport] }),
    requestDataExport: mutation(requestDataExport, { changes: [TAGS.dataExport] }),
    openDataExport: mutation(openDataExport, { changes: [] }),
  });

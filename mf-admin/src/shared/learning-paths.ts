import { paths } from '@platform/kit';

/** The pages of the section about learning beside its first one. */
export const learningPaths = {
  reports: () => paths.admin.page('learning/reports'),
  report: (id: string) => paths.admin.page(`learning/reports/${id}`),
  corrections: () => paths.admin.page('learning/corrections'),
  certificates: () => paths.admin.page('learning/certificates'),
  attempts: () => paths.admin.page('learning/attempts'),
} as const;

import {
  getCertificate,
  getCredential,
  getKeySet,
  getStatusList,
  setCertificateName,
} from './certificates.endpoints.ts';
import { checkUnit, listCourses, listPreTest } from './learning.endpoints.ts';
import { addProgress, listProgress } from './progress.endpoints.ts';
import { answerPractice, getPractice } from './practice.endpoints.ts';
import {
  getAttempt,
  getTest,
  reportUnit,
  saveAttempt,
  startAttempt,
  submitAttempt,
} from './tests.endpoints.ts';

/** Every call of visitors and members about courses, tests, certificates and practice. */
export const LEARNING_ENDPOINTS = [
  listCourses,
  listPreTest,
  checkUnit,
  listProgress,
  addProgress,
  getTest,
  startAttempt,
  getAttempt,
  saveAttempt,
  submitAttempt,
  reportUnit,
  getCertificate,
  getCredential,
  getStatusList,
  getKeySet,
  setCertificateName,
  getPractice,
  answerPractice,
] as const;

import { endpoint } from '../endpoint.ts';
import {
  certificateNameBody,
  certificateParams,
  certificateResponse,
  keySetResponse,
  statusListParams,
} from './certificates.schemas.ts';
import { KEY_SET_PATH } from './learning.constants.ts';
import { courseParams } from './learning.schemas.ts';

/** Returns a certificate to anyone who has its code. */
export const getCertificate = endpoint({
  id: 'certificates.get',
  method: 'GET',
  path: '/api/certificates/:code',
  summary: 'A certificate',
  access: 'public',
  params: certificateParams,
  status: 200,
  response: certificateResponse,
  errors: [],
});

/** Returns the certificate as a file that others can check: Open Badges 3.0 as a VC-JWT (`application/vc+jwt`). */
export const getCredential = endpoint({
  id: 'certificates.getCredential',
  method: 'GET',
  path: '/api/certificates/:code/credential',
  summary: 'A certificate as an Open Badges 3.0 credential',
  access: 'public',
  params: certificateParams,
  status: 200,
  responseType: 'bytes',
  errors: [],
});

/** Returns which certificates of a list are revoked: a BitstringStatusListCredential as a VC-JWT. */
export const getStatusList = endpoint({
  id: 'certificates.getStatusList',
  method: 'GET',
  path: '/api/certificate-status/:list',
  summary: 'Which certificates are revoked',
  access: 'public',
  params: statusListParams,
  status: 200,
  responseType: 'bytes',
  errors: [],
});

/** Returns the public keys of certificates. Page servers serve it at this address too. */
export const getKeySet = endpoint({
  id: 'certificates.getKeySet',
  method: 'GET',
  path: KEY_SET_PATH,
  summary: 'The public keys of certificates',
  access: 'public',
  status: 200,
  response: keySetResponse,
  errors: [],
});

/** Shows a name on the member's certificate, with their consent, or the username again. It is signed anew. */
export const setCertificateName = endpoint({
  id: 'certificates.setName',
  method: 'POST',
  path: '/api/user/courses/:courseId/certificate/name',
  summary: 'Choose the name on a certificate',
  access: 'member',
  params: courseParams,
  body: certificateNameBody,
  status: 200,
  response: certificateResponse,
  errors: ['test_not_passed', 'wrong_state'],
});

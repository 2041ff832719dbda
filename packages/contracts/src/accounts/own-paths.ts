import type {
  DownloadForm,
  OwnAccountReply,
  PasswordChange,
  PasswordForm,
  PersonalDataReply,
  ProfileForm,
  ProfileReply,
  SessionId,
  SessionsReply,
} from './own-schemas.ts';
import { call } from '../call.ts';

export const ownAccountPaths = {
  profile: call<{ reply: ProfileReply }>('GET', '/api/account/profile'),
  changeProfile: call<{ body: ProfileForm; reply: ProfileReply }>('PUT', '/api/account/profile'),
  requestVerification: call<{ reply: OwnAccountReply }>('POST', '/api/account/verify-email'),
  changePassword: call<{ body: PasswordChange; reply: OwnAccountReply }>(
    'PUT',
    '/api/account/password',
  ),
  sessions: call<{ reply: SessionsReply }>('GET', '/api/account/sessions'),
  endSession: call<{ params: SessionId; reply: OwnAccountReply }>(
    'DELETE',
    '/api/account/sessions/:id',
  ),
  endSessions: call<{ reply: OwnAccountReply }>('DELETE', '/api/account/sessions'),
  requestData: call<{ body: PasswordForm; reply: OwnAccountReply }>('POST', '/api/account/data'),
  downloadData: call<{ body: DownloadForm; reply: PersonalDataReply }>(
    'POST',
    '/api/account/data/download',
  ),
  requestErasure: call<{ body: PasswordForm; reply: ProfileReply }>('POST', '/api/account/erasure'),
  cancelErasure: call<{ reply: ProfileReply }>('DELETE', '/api/account/erasure'),
};

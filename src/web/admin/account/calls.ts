import type { Profile, SignedIn } from '../../../model/contracts/account.ts';
import { message } from '../../../model/messages/message.ts';
import { callApi } from '../api.ts';
import type { Session } from './session.ts';

export async function login(username: string, password: string): Promise<Session> {
  const { token, admin } = await callApi<SignedIn>('/admin/login', {
    method: 'POST',
    body: { username, password },
    failed: message('signInFailed'),
    // After many wrong tries the server takes up to a minute.
    patience: 90_000,
  });
  return { token, user: admin };
}

export function fetchProfile() {
  return callApi<Profile>('/admin/profile', {
    failed: message('fetchFailed', { noun: 'profile' }),
  });
}

export function logout() {
  return callApi<unknown>('/admin/logout', { method: 'POST', failed: message('signOutFailed') });
}

export function logoutEverywhere() {
  return callApi<unknown>('/admin/logout-all', {
    method: 'POST',
    failed: message('signOutFailed'),
  });
}

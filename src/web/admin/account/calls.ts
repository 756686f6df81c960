import { callApi } from '../api.ts';
import { text } from '../language/text.ts';
import type { AdminUser, Session } from './session.ts';

export async function login(username: string, password: string): Promise<Session> {
  const { token, admin } = await callApi<{ token: string; admin: AdminUser }>('/admin/login', {
    method: 'POST',
    body: { username, password },
    failed: text.signIn.failed,
  });
  return { token, user: admin };
}

export function fetchProfile() {
  return callApi<AdminUser>('/admin/profile', { failed: text.dashboard.profileFailed });
}

export function logout() {
  return callApi<unknown>('/admin/logout', { method: 'POST', failed: text.dashboard.logout });
}

export function logoutEverywhere() {
  return callApi<unknown>('/admin/logout-all', { method: 'POST', failed: text.dashboard.logout });
}

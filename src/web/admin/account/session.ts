import type { AdminUser } from '../../../model/contracts/account.ts';

const tokenKey = 'adminToken';
const userKey = 'adminUser';

export interface Session {
  token: string;
  user: AdminUser;
}

export function storeSession({ token, user }: Session) {
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(userKey, JSON.stringify(user));
}

export function storedSession(): Session | null {
  const token = localStorage.getItem(tokenKey);
  const user = storedUser();
  return token && user ? { token, user } : null;
}

export function clearSession() {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
}

const placeKey = 'adminReturnTo';

/** Where to go on after a sign-in that had ended; the profile is no such place. */
export function rememberPlace(path: string) {
  if (path !== '/admin/profile') sessionStorage.setItem(placeKey, path);
}

export function takeRememberedPlace(): string {
  const place = sessionStorage.getItem(placeKey);
  sessionStorage.removeItem(placeKey);
  return place ?? '/admin/dashboard';
}

function storedUser(): AdminUser | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(userKey) ?? 'null');
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is AdminUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'username' in value &&
    typeof value.username === 'string'
  );
}

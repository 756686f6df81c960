import type { APIRequestContext } from '@playwright/test';

/** Saves made beside the browser, as the administrator. */
export async function asAdministrator(
  request: APIRequestContext,
  admin: { username: string; password: string },
) {
  const login = await request.post('/api/admin/login', { data: admin });
  const { token } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  return {
    token: token as string,
    post: (path: string, data: object) => request.post(`/api${path}`, { headers, data }),
    put: (path: string, data: object) => request.put(`/api${path}`, { headers, data }),
    delete: (path: string) => request.delete(`/api${path}`, { headers }),
  };
}

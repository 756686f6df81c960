import { type APIRequestContext, expect } from '@playwright/test';

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

/** Takes a block back to how the site began, for the journeys that come after. */
export async function restoreFirstVersion(
  request: APIRequestContext,
  admin: { username: string; password: string },
  address: string,
): Promise<void> {
  const { post } = await asAdministrator(request, admin);
  const { services } = await (await request.get('/api/services')).json();
  const path = address.replace('{first}', services[0]._id);
  expect((await post(`${path}/history/1/restore`, {})).status(), path).toBe(200);
}

import { z } from 'zod';

const user = z.object({ username: z.string() });

export const signedInSchema = z.object({ token: z.string(), admin: user });
export const profileSchema = z.object({ _id: z.string(), ...user.shape });

/** Who is signed in, as the admin area knows it. */
export type AdminUser = z.output<typeof user>;
export type SignedIn = z.output<typeof signedInSchema>;
export type Profile = z.output<typeof profileSchema>;

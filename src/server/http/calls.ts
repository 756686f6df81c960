import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Message, message } from '../../model/messages/message.ts';
import { isRecord } from '../../model/vocabulary/checks.ts';
import type { Endpoint } from '../../model/vocabulary/endpoints.ts';
import { forOneReader } from '../answers/headers.ts';
import { bodyLimits, endIfSlow, refuseOtherTypes } from './accept-bodies.ts';
import { Refusal } from './refusal.ts';

/** Who a token belongs to. */
export interface Administrator {
  id: string;
  username: string;
  /** Which sign-in it is, for ending the others. */
  tokenHash: string;
}

/** Finds the administrator of a bearer token, or nobody for a missing, wrong or ended one. */
export type Authenticate = (authorization: string | undefined) => Promise<Administrator | null>;

export interface ApiRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** JSON, checked to be an object; multipart bodies are read from `http`. */
  body: Record<string, unknown>;
  /** The visitor's network address, a trusted proxy's word included. */
  address: string;
  /** Nobody where anybody may call. */
  administrator: Administrator | null;
  http: FastifyRequest;
}

export type JsonSchema = Record<string, unknown>;

/** A call of the API: how it is described and what it does. */
export interface Call extends Endpoint {
  /** What the description says of the address's `?…`. */
  readonly query?: z.ZodObject;
  /** What the description says of the body: made when it is asked for, which takes a while. */
  readonly body?: () => JsonSchema;
  /** The fields of the body that may be files, in a multipart form. */
  readonly files?: readonly string[];
  /** Whether a body may also come as a multipart form, with or without files. */
  readonly takesForms?: boolean;
  /** In bytes; by whether a token is needed where it is left out. */
  readonly bodyLimit?: number;
  /** What the description says of the answer. */
  readonly answers: () => JsonSchema;
  /** Where it is no JSON. */
  readonly answersAs?: string;
  readonly status?: number;
  /** Whether it takes a key with which the same request can be sent again. */
  readonly isOnce?: boolean;
  /** Refuses a sender over its limit before the body of this request is read. */
  admit?(request: Arrival): Promise<void>;
  handle(request: ApiRequest): Promise<unknown>;
}

/** The part of a request that is known before its body. */
export type Arrival = Pick<ApiRequest, 'address' | 'http'>;

/** A call that only an administrator can make knows who made it. */
export function byAdministrator(request: ApiRequest): Administrator {
  if (!request.administrator) throw needsSignIn();
  return request.administrator;
}

export const needsSignIn = () => new Refusal(401, message('pleaseSignIn'));

export function mountCalls(app: FastifyInstance, calls: Call[], authenticate: Authenticate): void {
  for (const call of calls) {
    const administrators = new WeakMap<FastifyRequest, Administrator>();
    app.route({
      method: call.method,
      url: `/api${call.path}`,
      config: { failed: call.failed },
      bodyLimit: call.bodyLimit ?? (call.admin ? bodyLimits.save : bodyLimits.form),
      // Before the body is read: nobody unknown gets to send megabytes.
      async onRequest(http) {
        // Who may do what everybody may is not asked: that works without the database, too.
        if (call.admin) {
          const administrator = await authenticate(http.headers.authorization);
          if (!administrator) throw needsSignIn();
          administrators.set(http, administrator);
        } else endIfSlow(http);
        refuseOtherTypes(http, call.takesForms ? jsonOrForm : json);
        await call.admit?.({ address: http.ip, http });
      },
      async handler(http, reply) {
        reply.code(call.status ?? 200).headers(forOneReader);
        return call.handle({
          params: http.params as Record<string, string>,
          query: http.query as Record<string, unknown>,
          body: isRecord(http.body) ? http.body : {},
          address: http.ip,
          administrator: administrators.get(http) ?? null,
          http,
        });
      },
    });
  }
}

const json = ['application/json'];
const jsonOrForm = [...json, 'multipart/form-data'];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a 5xx of this route says. */
    failed?: Message;
  }
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Message } from '../../model/messages/message.ts';
import { isRecord } from '../../model/vocabulary/checks.ts';
import type { Endpoint } from '../../model/vocabulary/endpoints.ts';
import { forOneReader } from '../answers/headers.ts';
import { bodyLimits, endIfSlow, refuseOtherTypes } from './accept-bodies.ts';
import { type Authenticate, authorize, type Operation, type User, visitor } from './gate.ts';

export interface ApiRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** JSON, checked to be an object; multipart bodies are read from `http`. */
  body: Record<string, unknown>;
  /** The visitor's network address, a trusted proxy's word included. */
  address: string;
  http: FastifyRequest;
}

/** A request for something that needs a right. */
export type UserRequest = ApiRequest & { readonly viewer: User };

export type JsonSchema = Record<string, unknown>;

/** A call of the API: how it is described, for whom it is and what it does. */
export type Call = Operation<ApiRequest> & DescribedCall;

export interface DescribedCall extends Endpoint {
  /** What the description says of the address's `?…`. */
  readonly query?: z.ZodObject;
  /** What the description says of the body: made when it is asked for, which takes a while. */
  readonly body?: () => JsonSchema;
  /** The fields of the body that may be files, in a multipart form. */
  readonly files?: readonly string[];
  /** Whether a body may also come as a multipart form, with or without files. */
  readonly takesForms?: boolean;
  /** In bytes; by whether it is for everyone where it is left out. */
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
}

/** The part of a request that is known before its body. */
export type Arrival = Pick<ApiRequest, 'address' | 'http'>;

export function mountCalls(app: FastifyInstance, calls: Call[], authenticate: Authenticate): void {
  for (const call of calls) {
    const isOpen = call.for === 'everyone';
    const authorized = new WeakMap<FastifyRequest, ReturnType<typeof authorize<ApiRequest>>>();
    app.route({
      method: call.method,
      url: `/api${call.path}`,
      config: { failed: call.failed },
      bodyLimit: call.bodyLimit ?? (isOpen ? bodyLimits.form : bodyLimits.save),
      // Before the body is read, so that no visitor sends megabytes to what needs a right.
      async onRequest(http) {
        // What is for everyone asks for no session, so that it works while the database is away.
        const viewer = isOpen ? visitor : await authenticate(http.headers.authorization);
        authorized.set(http, authorize(call, viewer));
        if (isOpen) endIfSlow(http);
        refuseOtherTypes(http, call.takesForms ? jsonOrForm : json);
        await call.admit?.({ address: http.ip, http });
      },
      async handler(http, reply) {
        reply.code(call.status ?? 200).headers(forOneReader);
        const handle = authorized.get(http) ?? authorize(call, visitor);
        return handle({
          params: http.params as Record<string, string>,
          query: http.query as Record<string, unknown>,
          body: isRecord(http.body) ? http.body : {},
          address: http.ip,
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

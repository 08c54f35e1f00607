import * as z from "zod";
import { textsSchema } from "~/content/texts-schema";
import { BRAZILIAN_STATES } from "~/features/rules/core/brazilian-states";
import {
  isAsSureAsItsSource,
  RULE_ADDRESS_STATUSES,
  RULE_CONFIDENCES,
  RULE_COUNTRIES,
  RULE_KINDS,
  RULE_NATIONS,
  RULE_NETWORKS,
  RULE_SOURCE_TYPES,
  RULE_STAGES,
  RULE_TOPICS,
  toState,
} from "~/features/rules/core/rule";

const text = z.string().trim().min(2);
const localText = textsSchema(text);
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
/** A year, a month or a day. */
const date = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/);
/** Old pages of the Brazilian ministry answer over http alone. */
const address = z.url({ protocol: /^https?$/ });

/** Schema of a rule. Only tests check it, so that no time is spent on it when a Worker starts. */
export const ruleSchema = z
  .strictObject({
    id,
    country: z.enum(RULE_COUNTRIES),
    region: z.enum([...Object.keys(BRAZILIAN_STATES), ...RULE_NATIONS]).nullable(),
    networks: z.array(z.enum(RULE_NETWORKS)).min(1).optional(),
    title: localText,
    kind: z.enum(RULE_KINDS),
    topic: z.enum(RULE_TOPICS),
    bound: localText,
    bindsSchools: z.boolean(),
    asks: localText,
    advice: localText,
    parts: z
      .array(
        z.strictObject({
          id,
          title: localText,
          asks: localText,
          advice: localText,
          sourceDate: date.nullable(),
          note: text,
        }),
      )
      .min(2)
      .optional(),
    stages: z.array(z.enum(RULE_STAGES)).min(1),
    since: date.nullable(),
    deadline: date.nullable(),
    address: address.nullable(),
    addressToCheck: address.nullable(),
    addressStatus: z.enum(RULE_ADDRESS_STATUSES),
    sourceAddress: address.nullable(),
    sourceName: localText.nullable(),
    sourceType: z.enum(RULE_SOURCE_TYPES),
    sourceDate: date.nullable(),
    collectedMonth: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
    confidence: z.enum(RULE_CONFIDENCES),
    note: text,
    legalReader: z.boolean(),
  })
  .refine(isAsSureAsItsSource, "surer than its source")
  .refine(
    (rule) => rule.confidence !== "low" || !toState(rule).startsWith("in-force"),
    "a law that was hardly read",
  )
  .refine(
    (rule) => (rule.sourceAddress === null) !== (rule.sourceName === null),
    "one source, named or linked",
  )
  .refine(
    (rule) => rule.address === null || rule.addressToCheck === null,
    "an address is known or to be checked",
  );

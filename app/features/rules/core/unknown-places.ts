import { type ListItem, type ListQuery, listValues } from "~/lib/filterable-list";
import { isBrazilianState } from "./brazilian-states";
import { RULE_NETWORKS } from "./rule";

/**
 * The state and the network that a query asks for where no rule of its own is known, but what holds in all of Brazil;
 * else null.
 */
export function toUnknownPlaces(items: readonly ListItem[], query: ListQuery) {
  const isUnknown = (name: string, value: string) =>
    !items.some((item) => listValues(item, name).join() === value);
  const uf = query.get("uf") ?? "";
  const network = RULE_NETWORKS.find((known) => known === query.get("network"));
  return {
    state: isBrazilianState(uf) && isUnknown("uf", uf) ? uf : null,
    network: network !== undefined && isUnknown("network", network) ? network : null,
  };
}

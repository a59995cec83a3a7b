/**
 * Lua scripts: the server runs each as one step, so that processes can't come between its reads and its writes. They
 * use the server's clock, because the clocks of processes differ.
 */
const now = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`;

/** Arguments: limit, points per second, cost. Answers: allowed, remaining, milliseconds to wait. */
export const takeScript = `${now}
local limit, perSecond, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local points = 0
local kept = redis.call('GET', KEYS[1])
if kept then
  local before, at = string.match(kept, '^(%S+) (%S+)$')
  points = math.max(0, before - (now - at) / 1000 * perSecond)
end
if cost > 0 and points + cost > limit then
  return {0, math.max(0, math.floor(limit - points)), math.ceil((points + cost - limit) / perSecond * 1000)}
end
points = math.max(0, points + cost)
local drained = math.ceil(points / perSecond * 1000)
redis.call('SET', KEYS[1], string.format('%.3f %.0f', points, now), 'PX', string.format('%.0f', drained + 1))
return {1, math.max(0, math.floor(limit - points)), 0}
`;

/** Arguments: free failures, first delay, longest delay, time to forget. Answers: failures, milliseconds to wait. */
export const addFailureScript = `${now}
local free, first, longest = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local kept = redis.call('GET', KEYS[1])
local failures = (kept and tonumber(string.match(kept, '^%S+')) or 0) + 1
local wait = failures > free and math.min(longest, first * 2 ^ (failures - free - 1)) or 0
redis.call('SET', KEYS[1], string.format('%.0f %.0f', failures, now + wait), 'PX', ARGV[4])
return {failures, wait}
`;

/** Answers: failures, milliseconds to wait. */
export const readDelayScript = `${now}
local kept = redis.call('GET', KEYS[1])
if not kept then return {0, 0} end
local failures, waitUntil = string.match(kept, '^(%S+) (%S+)$')
return {tonumber(failures), math.max(0, waitUntil - now)}
`;

/** Arguments: holder, milliseconds. Answers whether the holder has the lease now. */
export const leaseScript = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
`;

/** Argument: holder. Deletes the lease when the holder has it. */
export const releaseScript = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0
`;

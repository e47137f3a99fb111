/**
 * One call answers all questions of a tick. The bucket is the local one: its debt in whole units, with the same
 * numbers, so the answers are the same. What is kept for a key is the moment at which its bucket is full, in ticks of
 * the server's clock and, where a tick is several units, the units beyond it: `1789000000123456` or
 * `1789000000123456:17`. Every number is below 2^53 and printed with %.0f, never in exponent form.
 *
 * KEYS: for each question, its key under each policy.
 * ARGV: the number of policies; whether hints are given (1 or 0); for each policy ticks a second, units a tick, units
 * a token, span; then for each question what is asked, and for each policy a hint where hints are given:
 *   n    take n tokens from every policy, or nothing
 *   =n   take nothing
 *   !n   owe n tokens more
 *   >    owe at least as many units as said for each policy in the next arguments
 *   -    owe nothing
 * Answers what each key owed before each question, in units. A key is written once, at the end, and only if its debt
 * changed: a refusal reads and no more. It lives until its bucket is full.
 *
 * A hint is what this process knows the key to owe. It counts where it is more than the server knows: after a fault,
 * when the server came back empty or local buckets answered in its place.
 */
export const SCRIPT: string = `
local time = redis.call('TIME')
local policies = tonumber(ARGV[1])
local hinted = ARGV[2] == '1'
local LARGEST = 2251799813685248
local now, perTick, perToken, span, perMs = {}, {}, {}, {}, {}
local arg = 3
for p = 1, policies do
  local ticks = tonumber(ARGV[arg])
  now[p] = tonumber(time[1]) * ticks + math.floor(tonumber(time[2]) * ticks / 1000000)
  perTick[p] = tonumber(ARGV[arg + 1])
  perToken[p] = tonumber(ARGV[arg + 2])
  span[p] = tonumber(ARGV[arg + 3])
  perMs[p] = ticks * perTick[p] / 1000
  arg = arg + 4
end
local values = redis.call('MGET', unpack(KEYS))
local debts, policyOf, changed, order = {}, {}, {}, {}
local function debtOf(at, p)
  local key = KEYS[at]
  local debt = debts[key]
  if debt then return debt end
  debt = 0
  local value = values[at]
  if value then
    local ticks, beyond = tonumber(value), 0
    if not ticks then
      local whole, part = string.match(value, '^(%d+):(%d+)$')
      ticks, beyond = tonumber(whole or 0), tonumber(part or 0)
    end
    debt = math.max(0, (ticks - now[p]) * perTick[p] + beyond)
  end
  debts[key] = debt
  policyOf[key] = p
  return debt
end
local function owe(key, debt)
  debts[key] = math.min(debt, LARGEST)
  if not changed[key] then
    changed[key] = true
    order[#order + 1] = key
  end
end
local reply = {}
local at = 0
while at < #KEYS do
  local asked = ARGV[arg]
  arg = arg + 1
  local cost = tonumber(asked)
  local op = not cost and string.sub(asked, 1, 1)
  local fits = true
  for p = 1, policies do
    local key = KEYS[at + p]
    local debt = debtOf(at + p, p)
    if hinted then
      local hint = tonumber(ARGV[arg])
      arg = arg + 1
      if hint > debt then
        debt = hint
        owe(key, debt)
      end
    end
    reply[#reply + 1] = debt
    if cost and debt + cost * perToken[p] > span[p] then fits = false end
  end
  for p = 1, policies do
    local key = KEYS[at + p]
    if cost then
      if fits then owe(key, debts[key] + cost * perToken[p]) end
    elseif op == '!' then
      owe(key, debts[key] + tonumber(string.sub(asked, 2)) * perToken[p])
    elseif op == '>' then
      local least = tonumber(ARGV[arg])
      arg = arg + 1
      if least > debts[key] then owe(key, least) end
    elseif op == '-' then
      owe(key, 0)
    end
  end
  at = at + policies
end
for n = 1, #order do
  local key = order[n]
  local p, debt = policyOf[key], debts[key]
  if debt == 0 then
    redis.call('DEL', key)
  else
    local value = string.format('%.0f', now[p] + math.floor(debt / perTick[p]))
    local beyond = debt % perTick[p]
    if beyond > 0 then value = value .. ':' .. string.format('%.0f', beyond) end
    redis.call('SET', key, value, 'PX', string.format('%.0f', math.ceil(debt / perMs[p])))
  end
end
return reply
`;

/** What EVALSHA calls it by. A test works it out anew. */
export const SCRIPT_SHA1: string = "111c2d7d51aa42911efc6a0fc7e2f2625f9b7d21";

/**
 * Says that a process is there, and answers how many are: KEYS the set of them; ARGV this one's name, and for how many
 * milliseconds it counts. It writes, so it fails where a server is up but takes nothing.
 */
export const PRESENCE: string = `
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
redis.call('ZADD', KEYS[1], string.format('%.0f', now), ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', string.format('(%.0f', now - tonumber(ARGV[2])))
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('ZCARD', KEYS[1])
`;

export const PRESENCE_SHA1: string = "79c072b2ba0c1b5c42a019a4da6237d4f14a93d0";

-- One call decides all questions of a tick. The bucket is the local one: its debt in whole units, with the same
-- numbers, so the results are the same. What is kept for a key is the moment at which its bucket is full, in ticks of
-- the server's clock and, where a tick is several units, the units beyond it: `1789000000123456` or
-- `1789000000123456:17`. Every number is whole and below 2^53, and printed with %.0f or by Redis, which writes
-- such in plain digits too; Lua by itself would write 1.789e+15.
--
-- KEYS: for each question, its key under each policy.
-- ARGV: the number of policies; `each`, `hinted` or `same`; for each policy ticks a second, units a tick, units a
-- token, span; then what is asked, once where all ask the same, else for each question, and for each policy a hint
-- where they are given:
--   n    take n tokens from every policy, or nothing
--   =n   take nothing
--   !n   owe n tokens more
--   >    owe at least as many units as said for each policy in the next arguments
--   -    owe nothing
-- Returns what each key owed before each question, in units. A key is written once, at the end, and only if its debt
-- changed: a refusal reads and no more. It lives until its bucket is full.
--
-- A hint is what this process knows the key to owe. It counts where it is more than the server knows: after a fault,
-- when the server came back empty or local buckets decided in its place.

local call, tonumber, floor = redis.call, tonumber, math.floor
local KEYS, ARGV = KEYS, ARGV
local time = call('TIME')
local policies = tonumber(ARGV[1])
local hinted, same = ARGV[2] == 'hinted', ARGV[2] == 'same'
local LARGEST = 2251799813685248
local now, perTick, perToken, span, perMs = {}, {}, {}, {}, {}
local arg = 3
for p = 1, policies do
  local ticks = tonumber(ARGV[arg])
  now[p] = tonumber(time[1]) * ticks + floor(tonumber(time[2]) * ticks / 1000000)
  perTick[p] = tonumber(ARGV[arg + 1])
  perToken[p] = tonumber(ARGV[arg + 2])
  span[p] = tonumber(ARGV[arg + 3])
  perMs[p] = ticks * perTick[p] / 1000
  arg = arg + 4
end
local values = call('MGET', unpack(KEYS))
local debts, before, reply = {}, {}, {}
local at, last = 0, #KEYS
while at < last do
  local asked = ARGV[arg]
  if not same then arg = arg + 1 end
  local cost = tonumber(asked)
  local fits = true
  for p = 1, policies do
    local n = at + p
    local key = KEYS[n]
    local debt = debts[key]
    if not debt then
      debt = 0
      local value = values[n]
      if value then
        local ticks, beyond = tonumber(value), 0
        if not ticks then
          local whole, part = string.match(value, '^(%d+):(%d+)$')
          ticks, beyond = tonumber(whole or 0), tonumber(part or 0)
        end
        debt = (ticks - now[p]) * perTick[p] + beyond
        if debt < 0 then debt = 0 end
      end
      before[key] = debt
    end
    if hinted then
      local hint = tonumber(ARGV[arg])
      arg = arg + 1
      if hint > debt then debt = hint end
    end
    debts[key] = debt
    reply[n] = debt
    if cost and debt + cost * perToken[p] > span[p] then fits = false end
  end
  if cost then
    if fits then
      for p = 1, policies do
        local key = KEYS[at + p]
        debts[key] = debts[key] + cost * perToken[p]
      end
    end
  else
    local op = string.sub(asked, 1, 1)
    for p = 1, policies do
      local key = KEYS[at + p]
      if op == '!' then
        debts[key] = math.min(LARGEST, debts[key] + tonumber(string.sub(asked, 2)) * perToken[p])
      elseif op == '>' then
        debts[key] = math.max(debts[key], tonumber(ARGV[arg]))
        arg = arg + 1
      elseif op == '-' then
        debts[key] = 0
      end
    end
  end
  at = at + policies
end
-- Printing numbers costs more than all else here, and most who are admitted owed nothing: theirs are printed once.
local texts = {}
for n = 1, last do
  local key = KEYS[n]
  local debt, owed = debts[key], before[key]
  if debt ~= owed then
    before[key] = debt
    local p = (n - 1) % policies + 1
    local beyond = debt % perTick[p]
    local full, life = now[p] + (debt - beyond) / perTick[p], math.ceil(debt / perMs[p])
    if beyond > 0 then
      full = string.format('%.0f:%.0f', full, beyond)
    elseif owed == 0 then
      local text = texts[full]
      if not text then
        text = { string.format('%.0f', full), string.format('%.0f', life) }
        texts[full] = text
      end
      full, life = text[1], text[2]
    end
    if debt == 0 then
      call('DEL', key)
    else
      call('SET', key, full, 'PX', life)
    end
  end
end
return reply

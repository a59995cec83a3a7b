ALTER TABLE "point_redeems" ADD COLUMN "kind" text;
--> statement-breakpoint
ALTER TABLE "point_redeems" ADD COLUMN "titles" jsonb;
--> statement-breakpoint
ALTER TABLE "point_redeems" ADD COLUMN "amount" bigint;
--> statement-breakpoint
ALTER TABLE "point_redeems" ADD COLUMN "turnover_required" bigint;
--> statement-breakpoint
ALTER TABLE "point_redeems" ADD COLUMN "free_spins" jsonb;
--> statement-breakpoint
-- What the mall has offered until now, for one of each reward.
UPDATE "point_redeems" AS redeem SET
  kind = offer.kind,
  titles = offer.titles,
  amount = offer.amount * redeem.quantity,
  turnover_required = offer.turnover * redeem.quantity,
  free_spins = jsonb_set(offer.free_spins, '{spins}', to_jsonb((offer.free_spins ->> 'spins')::integer * redeem.quantity))
FROM (VALUES
  (1, 'CASH', 10000, 0, NULL::jsonb,
    '{"CN":"₫10,000 现金","EN":"₫10,000 in cash","ID":"Uang tunai ₫10.000","PT":"₫ 10.000 em dinheiro","TH":"เงินสด ₫10,000","TY":"₫10,000, in cash","VI":"10.000 ₫ tiền mặt"}'::jsonb),
  (2, 'CASH', 50000, 0, NULL::jsonb,
    '{"CN":"₫50,000 现金","EN":"₫50,000 in cash","ID":"Uang tunai ₫50.000","PT":"₫ 50.000 em dinheiro","TH":"เงินสด ₫50,000","TY":"₫50,000, in cash","VI":"50.000 ₫ tiền mặt"}'::jsonb),
  (3, 'CASH', 200000, 0, NULL::jsonb,
    '{"CN":"₫200,000 现金","EN":"₫200,000 in cash","ID":"Uang tunai ₫200.000","PT":"₫ 200.000 em dinheiro","TH":"เงินสด ₫200,000","TY":"₫200,000, in cash","VI":"200.000 ₫ tiền mặt"}'::jsonb),
  (4, 'BONUS', 30000, 90000, NULL::jsonb,
    '{"CN":"₫30,000 红利","EN":"₫30,000 bonus","ID":"Bonus ₫30.000","PT":"Bônus de ₫ 30.000","TH":"โบนัส ₫30,000","TY":"A ₫30,000 bonus","VI":"Thưởng 30.000 ₫"}'::jsonb),
  (5, 'BONUS', 150000, 450000, NULL::jsonb,
    '{"CN":"₫150,000 红利","EN":"₫150,000 bonus","ID":"Bonus ₫150.000","PT":"Bônus de ₫ 150.000","TH":"โบนัส ₫150,000","TY":"A ₫150,000 bonus","VI":"Thưởng 150.000 ₫"}'::jsonb),
  (6, 'ITEM', 0, 0, NULL::jsonb,
    '{"CN":"Atrium 马克杯","EN":"Atrium mug","ID":"Mug Atrium","PT":"Caneca Atrium","TH":"แก้วมัค Atrium","TY":"The Atrium mug","VI":"Cốc Atrium"}'::jsonb),
  (7, 'ITEM', 0, 0, NULL::jsonb,
    '{"CN":"棒球帽","EN":"Baseball cap","ID":"Topi bisbol","PT":"Boné","TH":"หมวกเบสบอล","TY":"A baseball cap","VI":"Mũ lưỡi trai"}'::jsonb),
  (8, 'ITEM', 0, 0, NULL::jsonb,
    '{"CN":"纯棉T恤","EN":"Cotton T-shirt","ID":"Kaus katun","PT":"Camiseta de algodão","TH":"เสื้อยืดผ้าฝ้าย","TY":"A soft cotton T-shirt","VI":"Áo thun cotton"}'::jsonb),
  (9, 'ITEM', 0, 0, NULL::jsonb,
    '{"CN":"旅行箱","EN":"Travel suitcase","ID":"Koper perjalanan","PT":"Mala de viagem","TH":"กระเป๋าเดินทาง","TY":"A travel suitcase","VI":"Vali du lịch"}'::jsonb),
  (10, 'ITEM', 0, 0, NULL::jsonb,
    '{"CN":"20000 毫安时充电宝","EN":"Power bank 20,000 mAh","ID":"Power bank 20.000 mAh","PT":"Carregador portátil de 20.000 mAh","TH":"พาวเวอร์แบงก์ 20,000 มิลลิแอมป์","TY":"A power bank, 20,000 mAh","VI":"Sạc dự phòng 20.000 mAh"}'::jsonb),
  (11, 'ITEM', 0, 0, NULL::jsonb,
    '{"CN":"蓝牙音箱","EN":"Bluetooth speaker","ID":"Pengeras suara Bluetooth","PT":"Caixa de som Bluetooth","TH":"ลำโพงบลูทูธ","TY":"A Bluetooth speaker","VI":"Loa Bluetooth"}'::jsonb),
  (12, 'ITEM', 0, 0, NULL::jsonb,
    '{"CN":"无线耳机","EN":"Wireless headphones","ID":"Headphone nirkabel","PT":"Fones de ouvido sem fio","TH":"หูฟังไร้สาย","TY":"Wireless headphones","VI":"Tai nghe không dây"}'::jsonb),
  (13, 'ITEM', 0, 0, NULL::jsonb,
    '{"CN":"256 GB 智能手机","EN":"Smartphone 256 GB","ID":"Ponsel pintar 256 GB","PT":"Smartphone de 256 GB","TH":"สมาร์ตโฟน 256 GB","TY":"A smartphone, 256 GB","VI":"Điện thoại thông minh 256 GB"}'::jsonb),
  (14, 'FREE_SPINS', 0, 0, '{"spins":10,"stake":1000,"games":[10919,11494],"hours":72,"turnover":0}'::jsonb,
    '{"CN":"10 次免费旋转","EN":"10 free spins","ID":"10 putaran gratis","PT":"10 rodadas grátis","TH":"ฟรีสปิน 10 ครั้ง","TY":"10 free spins","VI":"10 lượt quay miễn phí"}'::jsonb)
) AS offer (reward_id, kind, amount, turnover, free_spins, titles)
WHERE offer.reward_id = redeem.reward_id;
--> statement-breakpoint
ALTER TABLE "point_redeems" ALTER COLUMN "kind" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "point_redeems" ALTER COLUMN "titles" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "point_redeems" ALTER COLUMN "amount" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "point_redeems" ALTER COLUMN "turnover_required" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "point_redeems" ADD CONSTRAINT "point_redeems_promise" CHECK (("point_redeems"."amount" > 0) = ("point_redeems"."kind" in ('CASH', 'BONUS'))
        and ("point_redeems"."turnover_required" > 0) = ("point_redeems"."kind" = 'BONUS')
        and ("point_redeems"."free_spins" is not null) = ("point_redeems"."kind" = 'FREE_SPINS'));
